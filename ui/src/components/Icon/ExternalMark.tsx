import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Icon } from './Icon';

/** Arrow at the end of a link that opens in a new tab. Screen readers read "opens in a new tab". */
export const ExternalMark = () => (
  <>
    <Icon name="external" size="small" />
    <VisuallyHidden>opens in a new tab</VisuallyHidden>
  </>
);
