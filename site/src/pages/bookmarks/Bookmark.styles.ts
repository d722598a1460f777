import { Prose } from '@line-of-dance/ui';
import styled from 'styled-components';

/** The bookmark's logo is placed beside its name where there is room. */
export const Facts = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 2rem;
  max-width: var(--layout-measure);
  margin-bottom: var(--space-5);

  & > header {
    min-width: 0;
    max-width: 100%;
  }

  @media (max-width: 767.98px) {
    flex-direction: column-reverse;
    gap: 1rem;
  }
`;

export const Mark = styled.div`
  flex: none;
  width: 7.5rem;

  & figure {
    margin: 0;
  }

  @media (max-width: 767.98px) {
    width: 5rem;
  }
`;

export const Text = styled(Prose)`
  margin-top: var(--space-6);
`;
