import { ErrorLine } from '@line-of-dance/ui';
import styled from 'styled-components';

/** What became of a form that was sent without scripts: the server leads back to the first, or shows the second with its reason. */
export const ServerNotes = () => (
  <>
    <Sent id="sent" tabIndex={-1}>
      It’s arrived. Thank you.
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
    color: var(--color-ok);
    font-weight: 600;
  }
`;
