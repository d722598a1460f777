import { ErrorLine } from '@line-of-dance/ui';
import { success } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

export const arrived = 'It’s arrived. Thank you.';

/** Messages for a form sent without scripts. The server redirects to `#sent`, or shows `#refused` with a reason. */
export const ServerNotes = () => (
  <>
    <Sent id="sent" tabIndex={-1}>
      {arrived}
    </Sent>
    <div id="refused" tabIndex={-1} hidden>
      <ErrorLine>
        <span suppressHydrationWarning>Nothing was sent, and your text is still here.</span>
      </ErrorLine>
    </div>
  </>
);

const Sent = styled.div`
  display: none;

  &:target {
    display: block;
    margin-bottom: var(--space-4);
    ${success}
  }
`;
