import { ErrorLine } from '@line-of-dance/ui';

/** Hidden until the server refuses a form that was sent without scripts: it then shows the note and adds the reason. */
export const RefusedNote = () => (
  <div id="refused" tabIndex={-1} hidden>
    <ErrorLine>
      <span suppressHydrationWarning>Nothing was sent, and your text is still here.</span>
    </ErrorLine>
  </div>
);
