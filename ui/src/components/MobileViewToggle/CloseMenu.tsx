import { styled } from 'styled-components';
import { media, offset } from '../../theme/tokens';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';

export interface CloseMenuProps {
  /** Accessible name, such as "Close main menu". */
  label: string;
  onClose: () => void;
}

/** Button in the corner of a menu. It closes the menu and shows the page. Visible on phones only. */
export const CloseMenu = ({ label, onClose }: CloseMenuProps) => (
  <Corner>
    <Button kind="icon" aria-label={label} onClick={onClose}>
      <Icon name="close" />
    </Button>
  </Corner>
);

const Corner = styled.div`
  display: none;

  ${media.mobile} {
    display: block;
    position: fixed;
    top: calc(var(--layout-header) + ${offset.close}px);
    inset-inline-end: ${offset.close}px;
    z-index: var(--layer-sticky);

    @media (scripting: none) {
      display: none;
    }
  }
`;
