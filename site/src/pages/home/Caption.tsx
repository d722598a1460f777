import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The caption of the dance floor. Only a floor that moves invites the visitor. A narrow drawing shows half of the words. */
export const Caption = ({ children }: { children: ReactNode }) => (
  <figcaption>
    <Still>
      Fig. 1. The line of dance
      <span> is the way round a tango floor. One line leaves it as a delivery route.</span>
    </Still>
    <Moving>
      Fig. 1. <span>The line of dance is the way round a tango floor. </span>
      Step in. {children}
    </Moving>
  </figcaption>
);

const Moving = styled.span`
  @media (prefers-reduced-motion: reduce), (scripting: none), print {
    display: none;
  }
`;

const Still = styled.span`
  display: none;

  @media (prefers-reduced-motion: reduce), (scripting: none), print {
    display: inline;
  }
`;
