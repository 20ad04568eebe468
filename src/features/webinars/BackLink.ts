import { styled } from 'styled-components';
import { color, motion } from '../../theme/tokens';
import { AppLink } from '../../ui/AppLink';

/** A text link with its arrow before it: the way back. */
export const BackLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 4px 0;
  font-weight: 580;
  line-height: 24px;
  background: linear-gradient(${color.lit}, ${color.lit}) 0 100% / 100% 3px no-repeat;
  transition: background-size 200ms ${motion.ease};

  &:hover {
    background-size: 100% 45%;
  }
`;
