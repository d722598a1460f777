import { drawing } from '../../data/drawings';
import type { AttributesOf } from '../../data/partNames';
import { CoverBox, CoverLink } from './Cover.styles';

interface CoverProps extends AttributesOf<'Cover'> {
  /** Printed on the cover, as is `by`. Not needed if the drawing is a whole cover or a thing. */
  title?: string;
  by?: string;
  format?: 'book' | 'podcast' | 'thing';
  ground?: 'wine' | 'ink' | 'wood' | 'rose';
}

/** A cover on the shelf: a drawing of the cover, or a title with a small drawing. */
const Cover = ({ to, drawing: name, title, by, format = 'book', ground }: CoverProps) => (
  <CoverLink href={to} tabIndex={-1}>
    <CoverBox data-format={format} data-ground={ground}>
      {title && <b>{title}</b>}
      <span dangerouslySetInnerHTML={{ __html: drawing(name) }} />
      {by && <i>{by}</i>}
    </CoverBox>
  </CoverLink>
);

export default Cover;
