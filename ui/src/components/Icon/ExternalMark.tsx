import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Icon } from './Icon';

/** Says that a link opens in a new tab. */
export const ExternalMark = () => (
  <>
    <Icon name="external" size="small" />
    <VisuallyHidden>opens in a new tab</VisuallyHidden>
  </>
);
