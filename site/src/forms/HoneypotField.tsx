import { VisuallyHidden } from '@line-of-dance/ui';

/** Field that only spam bots fill in, because people can neither see nor focus it. */
export const HoneypotField = () => (
  <VisuallyHidden as="div" aria-hidden="true">
    <label>
      Website
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </VisuallyHidden>
);
