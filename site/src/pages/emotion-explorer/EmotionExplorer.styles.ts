import { Prose } from '@line-of-dance/ui';
import styled from 'styled-components';

export const Form = styled.form`
  margin-top: 2.5rem;
`;

export const Region = styled.section`
  margin-top: 3.5rem;

  @media (max-width: 767.98px) {
    margin-top: 2.75rem;
  }
`;

export const Intro = styled.p`
  max-width: 40rem;
  margin-bottom: 2rem;
  font: 400 var(--text-lead) / var(--leading-lead) var(--font-serif);

  &:focus {
    outline: none;
  }
`;

/** What the tool is, and the collage, at a distance from it. */
export const Below = styled(Prose)`
  margin-top: var(--space-9);
`;
