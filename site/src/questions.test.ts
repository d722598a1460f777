import { expect, test } from 'vitest';
import { renderAnswer, renderQuestions } from './questions';

test('the server’s entries are in the order of the page: answered ones first, the newest of each kind first', () => {
  const question = (id: number, answer: string | null) => ({
    id,
    name: null,
    question: `Question ${id}?`,
    answer,
    answeredAt: null,
  });
  const questions = [question(5, 'Yes.'), question(6, null), question(2, null), question(7, 'No.')];
  const { entries } = renderQuestions({ questions, isNewest: true, older: undefined });
  expect([...entries.matchAll(/id="question-(\d)"/g)].map(([, id]) => id)).toEqual(['7', '5', '6', '2']);
  const [newest = '', , open = ''] = entries.split('</article>');
  expect(newest).toMatch(/href="\/interactive\/ama\?question=7#question-7".*<svg.*No\./);
  expect(open).toContain('No answer yet.');
});

test('the server escapes HTML in questions, names and answers', () => {
  const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  const item = { id: 1, name: '<b>Bold</b>', question: hostile, answer: hostile, answeredAt: null };
  const { entries } = renderQuestions({ questions: [item], isNewest: true, older: undefined });
  expect(entries).toContain('&lt;b&gt;Bold&lt;/b&gt;');
  expect(entries.split('&lt;script&gt;alert(2)&lt;/script&gt;')).toHaveLength(3);
  for (const html of [entries, renderAnswer(hostile)]) expect(html).not.toMatch(/<(?:img|script|b)[ >]/);
});

test('the links below the server’s entries lead to the newest and to older questions', () => {
  const linksOf = (isNewest: boolean, older?: number) => {
    const { more } = renderQuestions({ questions: [], isNewest, older });
    return [...more.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => `${text} ${href}`);
  };
  expect(linksOf(true)).toEqual([]);
  expect(linksOf(false, 7)).toEqual([
    'Newest questions /interactive/ama',
    'Older questions /interactive/ama?before=7',
  ]);
});
