import { useState, type ChangeEvent } from 'react';
import { fromFile, merge, toCsv, toJson, UnreadableDiary } from './files';
import type { Night } from './night';

const save = (name: string, type: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Later, because the browser starts the download after this function returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Handlers for export and import. A file that cannot be read changes nothing and shows an error. */
export const useFiles = (
  nights: readonly Night[],
  onImport: (nights: readonly Night[], count: number) => void,
) => {
  const [fault, setFault] = useState<string>();
  const exportJson = () => save('tango-diario.json', 'application/json', toJson(nights));
  const exportCsv = async () => save('tango-diario.csv', 'text/csv', await toCsv(nights));
  const importFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      const merged = merge(nights, await fromFile(await file.text()));
      setFault(undefined);
      onImport(merged.nights, merged.count);
    } catch (error) {
      const reason = error instanceof UnreadableDiary ? error.message : 'The file cannot be read.';
      setFault(`${file.name} was not imported, and nothing has changed. ${reason}`);
    }
    // Allows choosing the same file again.
    target.value = '';
  };
  return { fault, exportJson, exportCsv, importFile };
};
