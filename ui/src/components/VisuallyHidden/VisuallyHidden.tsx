import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** The element that it is; a heading, for instance. */
  as?: ElementType;
}

/** Words for screen readers that the eye does not need. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Hidden {...props} />;

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
