import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The caption of the dance floor. Only a floor that moves invites the visitor. A narrow drawing shows half of the words. */
export const Caption = ({ children }: { children: ReactNode }) => (
  <figcaption>
    Fig. 1.{' '}
    <span>
      The line of dance<span> is the way round a tango floor</span>.{' '}
    </span>
    <Moving>Step in. {children}</Moving>
  </figcaption>
);

const Moving = styled.i`
  @media (prefers-reduced-motion: reduce), (scripting: none), print {
    display: none;
  }
`;
