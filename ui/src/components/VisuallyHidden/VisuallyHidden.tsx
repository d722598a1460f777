import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Element to render, such as a heading. */
  as?: ElementType;
}

/** Text for screen readers only. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Hidden {...props} />;

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
