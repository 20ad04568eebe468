import { ArrowRight } from 'lucide-react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { navigation } from '../strings/navigation.ts';
import { forcedEdge } from '../theme/mixins.ts';
import { color, motion, radius, size } from '../theme/tokens.ts';
import { type } from '../theme/type.ts';
import { AppLink, type AppLinkProps } from './AppLink.tsx';
import { useBrand } from './SiteContext.ts';
import { Spinner } from './Spinner.tsx';

/** `primary`: one per view. `lit`: on dark only. `secondary` and `ghost` have no tile. */
export type ButtonVariant = 'primary' | 'lit' | 'secondary' | 'ghost';

interface StyleProps {
  $variant: ButtonVariant;
  $fullWidth?: boolean;
}

/** Words at the left, a tile at the right. */
const tiled = css`
  padding: 0 8px 0 22px;
  gap: 18px;
  justify-content: space-between;
`;

const variants = {
  primary: css`
    --tile: ${color.lit};
    --arrow: ${color.ink};
    ${tiled}
    background: ${color.dusk};
    color: ${color.white};
    &:hover {
      background: ${color.duskDeep};
    }
    &:active {
      background: ${color.duskPressed};
    }
  `,
  lit: css`
    --tile: ${color.dusk};
    --arrow: ${color.lit};
    ${tiled}
    background: ${color.lit};
    color: ${color.ink};
    &:hover {
      background: ${color.litHover};
    }
  `,
  secondary: css`
    box-shadow: inset 0 0 0 1.5px ${color.line2};
    &:hover {
      box-shadow: inset 0 0 0 1.5px ${color.ink};
      background: ${color.white};
      color: ${color.ink};
    }
  `,
  ghost: css`
    &:hover {
      background: ${color.plaster};
      color: ${color.ink};
    }
  `,
};

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.tile};
  background: var(--tile);
  color: var(--arrow);
  transition: width ${motion.base} ${motion.ease};
`;

const variantStyles = css<StyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  ${({ $fullWidth }) => $fullWidth && 'width: 100%;'}
  min-height: ${size.control};
  padding: 0 24px;
  border-radius: ${radius.control};
  ${type.button}
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    box-shadow ${motion.fast},
    color ${motion.fast};
  ${({ $variant }) => variants[$variant]}
  ${forcedEdge}

  &:focus-visible {
    border-radius: ${radius.control};
  }
  &:hover ${Tile} {
    width: 3.25rem;
  }
  &:disabled,
  &:disabled:hover {
    --tile: ${color.line2};
    --arrow: ${color.white};
    background: ${color.plaster};
    color: ${color.ink3};
    box-shadow: none;
    cursor: not-allowed;
  }
  &:disabled:hover ${Tile} {
    width: 2.5rem;
  }
`;

const ButtonRoot = styled.button<StyleProps>`
  ${variantStyles}
`;
const LinkRoot = styled(AppLink)<StyleProps>`
  ${variantStyles}
`;
const AnchorRoot = styled.a<StyleProps>`
  ${variantStyles}
`;

interface OwnProps {
  children: ReactNode;
  variant?: ButtonVariant;
  fullWidth?: boolean;
  /** An arrow stands in the lit tile of `primary` and `lit`; this takes its place. */
  icon?: ReactNode;
}

const hasTile = (variant: ButtonVariant) => variant === 'primary' || variant === 'lit';

function Content({ variant, icon, children }: { variant: ButtonVariant } & OwnProps) {
  if (!hasTile(variant)) return <>{children}</>;
  return (
    <>
      {children}
      <Tile aria-hidden="true">{icon ?? <ArrowRight size={20} strokeWidth={2} />}</Tile>
    </>
  );
}

export interface ButtonProps
  extends OwnProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows the pane spinner in the tile; the caller disables the button and changes its words. */
  busy?: boolean;
}

/** A button that does something here. For going somewhere use `ButtonLink` or `ExternalButton`. */
export function Button({
  variant = 'primary',
  fullWidth,
  icon,
  busy = false,
  children,
  type: buttonType = 'button',
  ...rest
}: ButtonProps) {
  return (
    <ButtonRoot {...rest} type={buttonType} $variant={variant} $fullWidth={fullWidth}>
      <Content variant={variant} icon={busy ? <Spinner /> : icon}>
        {children}
      </Content>
    </ButtonRoot>
  );
}

/** A link inside the site that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  fullWidth,
  icon,
  children,
  ...rest
}: OwnProps & Omit<AppLinkProps, 'children'>) {
  return (
    <LinkRoot {...rest} $variant={variant} $fullWidth={fullWidth}>
      <Content variant={variant} icon={icon}>
        {children}
      </Content>
    </LinkRoot>
  );
}

/** A link out of the site (the product application) that looks like a button. */
export function ExternalButton({
  variant = 'primary',
  fullWidth,
  icon,
  children,
  ...rest
}: OwnProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'>) {
  return (
    <AnchorRoot
      {...rest}
      rel={rest.target === '_blank' ? 'noopener' : rest.rel}
      $variant={variant}
      $fullWidth={fullWidth}
    >
      <Content variant={variant} icon={icon}>
        {children}
      </Content>
    </AnchorRoot>
  );
}

export interface SignUpButtonProps {
  children: string;
  variant?: ButtonVariant;
  fullWidth?: boolean;
  /** Where several stand side by side: a name of its own that holds the visible words. */
  'aria-label'?: string;
}

/** Opens the product application's sign-up in a new tab. */
export function SignUpButton({ children, ...rest }: SignUpButtonProps) {
  const { signup } = useBrand();
  return (
    <ExternalButton {...rest} href={signup} target="_blank" title={navigation.opensInNewTab}>
      {children}
    </ExternalButton>
  );
}
