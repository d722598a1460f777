import styled from 'styled-components';

/** Says that a form arrived which was sent without scripts: the server leads back to this anchor. */
export const SentNote = () => (
  <Note id="sent" tabIndex={-1}>
    It’s arrived. Thank you.
  </Note>
);

const Note = styled.div`
  display: none;

  &:target {
    display: block;
    margin-bottom: var(--space-4);
    color: var(--color-ok);
    font-weight: 600;
  }
`;
