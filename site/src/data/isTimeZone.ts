/** Whether times can be shown in a zone. Chrome reports `Etc/Unknown`, and knows no zone of that name. */
export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
