import { Button, ErrorLine } from '@line-of-dance/ui';
import { useRef, useState, type ChangeEvent } from 'react';
import { saveFile } from '../../browser/saveFile';
import { fromFile, toCsv, toJson, UnreadableDiary } from './diary/files';
import type { Night } from './diary/night';
import { Row, Section } from './TangoDiario.styles';

/** Decodes a file as UTF-8, or else as Windows-1252, in which some spreadsheets save CSV. */
const textOf = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

interface FilesProps {
  nights: readonly Night[];
  onImport: (imported: readonly Night[]) => void;
  /** Downloads stored diaries that could not be read. `undefined` if there are none. */
  onSaveUnreadable: (() => void) | undefined;
}

/** Buttons for import and export of the diary. A file that cannot be read changes nothing and shows an error. */
export const Files = ({ nights, onImport, onSaveUnreadable }: FilesProps) => {
  const picker = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const isEmpty = nights.length === 0;
  const exportJson = () =>
    saveFile(new Blob([toJson(nights)], { type: 'application/json' }), 'tango-diario.json');
  const exportCsv = async () => {
    try {
      saveFile(new Blob([await toCsv(nights)], { type: 'text/csv' }), 'tango-diario.csv');
      setFault(undefined);
    } catch {
      setFault('The table couldn’t be made. Try again once you’re online, or export JSON.');
    }
  };
  const importFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      onImport(await fromFile(await textOf(file)));
      setFault(undefined);
    } catch (error) {
      const reason = error instanceof UnreadableDiary ? error.message : 'The file cannot be read.';
      setFault(`${file.name} was not imported, and nothing has changed. ${reason}`);
    }
    // Allows choosing the same file again.
    target.value = '';
  };
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
