import { Button, ErrorLine } from '@line-of-dance/ui';
import { useRef } from 'react';
import type { Night } from './diary/night';
import { useFiles } from './diary/useFiles';
import { Row, Section } from './TangoDiario.styles';

interface FilesProps {
  nights: readonly Night[];
  onImport: (imported: readonly Night[]) => void;
  /** Saves nights that could not be read. `undefined` if there are none. */
  onSaveUnreadable: (() => void) | undefined;
}

/** Buttons for import and export of the diary. */
export const Files = ({ nights, onImport, onSaveUnreadable }: FilesProps) => {
  const picker = useRef<HTMLInputElement>(null);
  const { fault, exportJson, exportCsv, importFile } = useFiles(nights, onImport);
  const isEmpty = nights.length === 0;
  return (
    <Section aria-labelledby="files">
      <h2 id="files">Take it with you</h2>
      <p>
        The diary stays in this browser, and browsers tidy up. Export it now and then. An import adds the
        nights that aren’t here yet.
      </p>
      {fault && <ErrorLine>{fault}</ErrorLine>}
      <Row>
        <Button kind="quiet" disabled={isEmpty} onClick={exportJson}>
          Export JSON
        </Button>
        <Button kind="quiet" disabled={isEmpty} onClick={() => void exportCsv()}>
          Export CSV
        </Button>
        <Button kind="quiet" onClick={() => picker.current?.click()}>
          Import a file
        </Button>
        {onSaveUnreadable && (
          <Button kind="quiet" onClick={onSaveUnreadable}>
            Save what can’t be read
          </Button>
        )}
      </Row>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json,.csv,application/json,text/csv"
        aria-label="Diary to import"
        onChange={(event) => void importFile(event)}
      />
    </Section>
  );
};
