const fields = ['question', 'message', 'name', 'email'] as const;

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function fill(html: string, name: string, value: unknown): string {
  if (typeof value !== 'string') return html;
  const text = escape(value);
  // The added line feed protects the visitor's first one, because browsers drop the first line feed of a text area.
  return html
    .replace(new RegExp(`<textarea[^>]* name="${name}"[^>]*>`), (tag) => `${tag}\n${text}`)
    .replace(new RegExp(`<input[^>]* name="${name}"`), (tag) => `${tag} value="${text}"`);
}

/** Fills the page of a refused form with the reason (see `site/src/forms/ServerNotes.tsx`) and the visitor's text. */
export function refusedPage(html: string, reason: string, body: unknown): string {
  const typed = new Map<string, unknown>(Object.entries(body ?? {}));
  const note = /(<div id="refused"[^>]*) hidden=""(.*?)(?=Nothing was sent)/s;
  const explained = html.replace(note, (_, start, end) => `${start} autofocus=""${end}${reason} `);
  const hasText = fields.some((name) => typed.get(name));
  // The server does not read a body that is too large. Most browsers keep the text on the previous page.
  const ending = hasText ? '$&' : body === undefined ? ': go back to your text.' : '.';
  const ended = explained.replace(/(?<=Nothing was sent)[^<]*/, ending);
  return fields.reduce((page, name) => fill(page, name, typed.get(name)), ended);
}
