import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { navigation } from '../strings/navigation.ts';
import { forcedEdge, iconBox, type } from '../theme/mixins.ts';
import { color, motion, radius, size } from '../theme/tokens.ts';
import { AppLink, type AppLinkProps } from './AppLink.tsx';
import { useBrand } from './SiteContext.ts';
import { Spinner } from './Spinner.tsx';

const tiled = css`
  padding: 0 8px 0 22px;
  gap: 18px;
  justify-content: space-between;
`;

const secondary = css`
  box-shadow: inset 0 0 0 1.5px ${color.line2};
  &:hover {
    box-shadow: inset 0 0 0 1.5px ${color.ink};
    background: ${color.white};
    color: ${color.ink};
  }
`;

/** `primary`: one per view. `lit`: on dark backgrounds. These two and `outlined` have a tile at the right. */
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
  outlined: css`
    --tile: ${color.plaster};
    --arrow: ${color.ink};
    ${tiled}
    ${secondary}
  `,
  secondary,
  ghost: css`
    &:hover {
      background: ${color.plaster};
      color: ${color.ink};
    }
  `,
};

const Tile = styled.span`
  ${iconBox('2.5rem')}
  border-radius: ${radius.tile};
  background: var(--tile);
  color: var(--arrow);
  transition: width ${motion.base} ${motion.ease};
`;

interface StyleProps {
  $variant: keyof typeof variants;
  $fullWidth?: boolean;
}

const Root = styled.button<StyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  ${({ $fullWidth }) => $fullWidth && 'width: 100%;'}
  min-height: ${size.control};
  padding: 0 24px;
  border-radius: ${radius.control};
  ${type.button}
  transition:
    background-color ${motion.fast},
    box-shadow ${motion.fast},
    color ${motion.fast};
  ${({ $variant }) => variants[$variant]}
  ${forcedEdge}

  &:focus-visible {
    border-radius: ${radius.control};
  }
  &:not(:disabled):hover ${Tile} {
    width: 3.25rem;
  }
  &:disabled,
  &:disabled:hover {
    --tile: ${color.line2};
    --arrow: ${color.white};
    background: ${color.plaster};
    color: ${color.ink3};
    box-shadow: none;
  }
`;

interface LookProps {
  children: ReactNode;
  variant?: StyleProps['$variant'];
  fullWidth?: boolean;
  /** In the tile instead of the arrow; null leaves the tile out. */
  icon?: ReactNode;
}

const withLook = <Props extends LookProps>(props: Props) => {
  const { variant = 'primary', fullWidth, icon, children, ...rest } = props;
  const hasTile = variant !== 'secondary' && variant !== 'ghost' && icon !== null;
  return {
    ...rest,
    $variant: variant,
    $fullWidth: fullWidth,
    children: (
      <>
        <span>{children}</span>
        {hasTile && (
          <Tile aria-hidden="true">{icon ?? <ArrowRight size={20} strokeWidth={2} />}</Tile>
        )}
      </>
    ),
  };
};

type ButtonProps = LookProps &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** Shows a spinner in the tile. The caller disables the button and changes its text. */
    busy?: boolean;
  };

export function Button({ busy, type: buttonType = 'button', ...props }: ButtonProps) {
  const look = withLook(busy ? { ...props, icon: <Spinner /> } : props);
  return <Root {...look} type={buttonType} />;
}

export function ButtonLink(props: LookProps & Omit<AppLinkProps, 'children'>) {
  return <Root as={AppLink} {...withLook(props)} />;
}

export function ExternalButton(props: LookProps & Omit<ComponentProps<'a'>, 'children'>) {
  return <Root as="a" {...withLook(props)} />;
}

export function SignUpButton(props: LookProps & { 'aria-label'?: string }) {
  const { signup } = useBrand();
  const newTab = { target: '_blank', rel: 'noopener', title: navigation.opensInNewTab };
  return <ExternalButton {...props} {...newTab} href={signup} />;
}
