import type { ComponentProps } from 'react';
import { Text } from './Prose.styles';

export type ProseProps = ComponentProps<'div'>;

/**
 * Long text with a comfortable line length. If it has side-notes, a wide container shows them in a second column.
 * `data-drop-cap` on a paragraph enlarges its first letter.
 */
export const Prose = (props: ProseProps) => <Text {...props} />;
