import { styled } from 'styled-components';
import { brand } from '../../copy/brand';
import { media } from '../../theme/media';
import { darkGround, wrap } from '../../theme/mixins';
import { color } from '../../theme/tokens';
import { SocialLinks } from '../../ui/SocialLinks';
import { FooterLinks } from './FooterLinks';
import { Logo } from './Logo';

/** `street`: the ground of the night street that ends the page. `plain`: begins by itself. */
export type FooterLook = 'street' | 'plain';

const Root = styled.footer`
  ${darkGround}
`;

const Inner = styled.div`
  ${wrap}
`;

const Columns = styled.div<{ $look: FooterLook }>`
  display: grid;
  gap: 40px 24px;
  padding-block: 64px 56px;
  border-top: 1px solid ${({ $look }) => ($look === 'street' ? color.duskLine : 'transparent')};

  ${media.lg} {
    grid-template-columns: 4fr 3fr 2fr 2fr;
    gap: 48px;
  }
`;

const Line = styled.p`
  max-width: 30ch;
  margin-top: 9px;
  color: var(--text2);
  font-size: 16px;
`;

const Social = styled(SocialLinks)`
  margin-top: 22px;

  a:hover {
    color: ${color.lit};
  }
`;

const End = styled.p`
  max-width: none;
  padding-block: 24px 32px;
  border-top: 1px solid ${color.duskLine};
  color: var(--text2);
  font-size: 15px;
`;

/** The end of every page: its links, the social addresses and the copyright line (spec §2). */
export function Footer({ look = 'plain' }: { look?: FooterLook }) {
  return (
    <Root>
      <Inner>
        <Columns $look={look}>
          <div>
            <Logo onDark />
            <Line>{brand.line}</Line>
            <Social iconSize={22} />
          </div>
          <FooterLinks />
        </Columns>
        <End>{brand.copyright}</End>
      </Inner>
    </Root>
  );
}
