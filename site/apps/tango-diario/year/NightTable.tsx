import { Button, Icon, VisuallyHidden } from '@line-of-dance/ui';
import { memo } from 'react';
import { dayOf, moods, type Night } from '../diary/night';
import { Actions, MoodDot, Table } from './NightTable.styles';

const headings = ['Date', 'Where', 'Dances', 'With', 'Line', 'How it was'];

interface NightTableProps {
  caption: string;
  nights: readonly Night[];
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

const Row = memo(
  ({ night, onEdit, onDelete }: Omit<NightTableProps, 'nights' | 'caption'> & { night: Night }) => {
    const { id, place, dances, partners, line, mood } = night;
    const day = dayOf(night);
    return (
      <tr>
        <th scope="row" data-cell="date">
          {day}
        </th>
        <td data-cell="place">{place}</td>
        <td data-cell="dances" data-one={dances === 1 || undefined}>
          {dances}
        </td>
        <td data-cell="partners">{partners.join(', ')}</td>
        <td data-cell="line" dir="auto">
          {line}
        </td>
        <td data-cell="mood">
          <MoodDot data-mood={mood} />
          {moods[mood - 1]}
        </td>
        <td data-cell="actions">
          <Actions>
            <Button kind="icon" id={`edit-${id}`} aria-label={`Edit ${day}`} onClick={() => onEdit(id)}>
              <Icon name="edit" size="small" />
            </Button>
            <Button kind="icon" aria-label={`Delete ${day}`} onClick={() => onDelete(id)}>
              <Icon name="close" size="small" />
            </Button>
          </Actions>
        </td>
      </tr>
    );
  },
);

/** Table of a year's nights, newest first. On a phone each row becomes a short paragraph. */
export const NightTable = memo(({ caption, nights, onEdit, onDelete }: NightTableProps) => (
  <Table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {nights.map((night) => (
        <Row key={night.id} night={night} onEdit={onEdit} onDelete={onDelete} />
      ))}
    </tbody>
  </Table>
));
