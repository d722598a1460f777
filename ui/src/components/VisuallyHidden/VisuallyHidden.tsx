import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/textStyles';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Element to render, such as a heading. */
  as?: ElementType;
}

/** Text for screen readers only. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Hidden {...props} />;

const Hidden = styled.span`
  ${visuallyHidden}
`;
