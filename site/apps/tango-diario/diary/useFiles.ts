import { useState, type ChangeEvent } from 'react';
import { saveFile } from '../../../browser/saveFile';
import { fromFile, toCsv, toJson, UnreadableDiary } from './files';
import type { Night } from './night';

/** Some spreadsheets still save tables in the encoding of old Windows. */
const textOf = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Handlers for export and import. A file that cannot be read changes nothing and shows an error. */
export const useFiles = (nights: readonly Night[], onImport: (imported: readonly Night[]) => void) => {
  const [fault, setFault] = useState<string>();
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
  return { fault, exportJson, exportCsv, importFile };
};
