import { Prose } from '@line-of-dance/ui';
import styled from 'styled-components';

/** Name and drawing, side by side in a wide window. */
export const Facts = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-6);
  max-width: var(--layout-measure);
  margin-bottom: var(--space-5);

  & > header {
    min-width: 0;
    max-width: 100%;
  }

  @container (max-width: 34.99rem) {
    flex-direction: column-reverse;
    gap: var(--space-4);
  }
`;

export const Mark = styled.div`
  flex: none;
  width: 7.5rem;

  & figure {
    margin: 0;
  }

  @container (max-width: 34.99rem) {
    width: 5rem;
  }
`;

export const Text = styled(Prose)`
  margin-top: var(--space-6);
`;
