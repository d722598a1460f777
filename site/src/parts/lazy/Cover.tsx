import { drawing } from '../../data/drawings';
import { Board, Place } from './Cover.styles';

export interface CoverProps {
  /** Address of the bookmark. */
  to: string;
  /** File name of the drawing, without its ending. */
  drawing: string;
  /** Set on the cover with `by`. A drawing that is a whole cover, or a thing, does without. */
  title?: string;
  by?: string;
  format?: 'book' | 'podcast' | 'thing';
  ground?: 'wine' | 'ink' | 'wood' | 'rose';
}

/** A cover that stands on the shelf: the owner's drawing of one, or a title above a mark. */
const Cover = ({ to, drawing: name, title, by, format = 'book', ground }: CoverProps) => (
  <Place href={to} tabIndex={-1}>
    <Board data-format={format} data-ground={ground}>
      {title && <b>{title}</b>}
      <span dangerouslySetInnerHTML={{ __html: drawing(name) }} />
      {by && <i>{by}</i>}
    </Board>
  </Place>
);

export default Cover;
