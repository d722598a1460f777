import type { ComponentProps } from 'react';
import { Text } from './Prose.styles';

export type ProseProps = ComponentProps<'div'>;

/**
 * Reading mode: paragraphs, headings and lists keep the line length; side-notes and wide figures place themselves.
 * A text with notes keeps a column for them where its container leaves the text its measure; a text without
 * reserves nothing. `data-drop-cap` draws the first letter large.
 */
export const Prose = (props: ProseProps) => <Text {...props} />;
