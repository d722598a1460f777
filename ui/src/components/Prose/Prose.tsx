import type { ComponentProps } from 'react';
import { Text } from './Prose.styles';

export type ProseProps = ComponentProps<'div'>;

/**
 * Long text with a comfortable line length. If it has side-notes, a wide container shows them in a second column.
 * `data-drop-cap` enlarges the first letter. Set `data-column` if the `Prose` is the only text of a `Page`: in a very
 * wide window, the page is then centred.
 */
export const Prose = (props: ProseProps) => <Text {...props} />;
