import { styled } from 'styled-components';
import { offset } from '../../theme/tokens';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';

export interface CloseMenuProps {
  /** Says which menu it closes. */
  label: string;
  onClose: () => void;
}

/** Leads from a menu back to the page, where only one of them fits: fixed to the corner below the header. */
export const CloseMenu = ({ label, onClose }: CloseMenuProps) => (
  <Corner>
    <Button kind="icon" aria-label={label} onClick={onClose}>
      <Icon name="close" />
    </Button>
  </Corner>
);

const Corner = styled.div`
  display: none;

  @media (max-width: 767.98px) and (scripting: enabled) {
    display: block;
    position: fixed;
    top: calc(var(--layout-header) + ${offset.close}px);
    inset-inline-end: ${offset.close}px;
    z-index: var(--layer-sticky);
  }
`;
