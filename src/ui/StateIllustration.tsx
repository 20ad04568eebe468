import { color } from '../theme/tokens.ts';

export function StateIllustration({ state }: { state: 'unlit' | 'cracked' | 'lit' }) {
  const isLit = state === 'lit';
  const frame = isLit ? color.dusk : color.line2;
  return (
    <svg width="104" height="128" viewBox="0 0 104 128" fill="none" aria-hidden="true">
      <path fill={color.white} stroke={frame} strokeWidth="2" d="M8 1h88v111H8z" />
      <path fill={isLit ? color.lit : color.plaster} d="M16 8h72v96H16z" />
      <path stroke={isLit ? color.dusk : color.white} strokeWidth="4" d="M52 8v96M16 56h72" />
      {!isLit && <path stroke={frame} d="M52 8v96M16 56h72" />}
      {state === 'cracked' && (
        <path stroke={color.brick} strokeWidth="2" d="m54 58 14 12-4 10 12 8 12 16M68 70l20-6" />
      )}
      <path fill={frame} d="M0 112h104v8H0z" />
    </svg>
  );
}
