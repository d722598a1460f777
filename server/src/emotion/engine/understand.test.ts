import { describe, expect, test } from 'vitest';
import { read } from './engine.js';

const families = (text: string) => Object.keys(read(text).target.families);
const strongest = (text: string) => families(text).slice(0, 4);

describe('understands', () => {
  test.each([
    ['Calm', 'calm'],
    ['a bit homesick', 'longing'],
    ['furious', 'anger'],
    ['I feel so lonely tonight', 'loneliness'],
    ['so tired of everything', 'tiredness'],
    ['jealous of my friend’s success', 'envy'],
  ])('feeling words: %s', (text, family) => expect(strongest(text)).toContain(family));

  test.each([
    ['anxios', 'anxiety'],
    ['happpy', 'joy'],
    ['guitly', 'guilt'],
    ['dissapointed', 'disappointment'],
    ['frustraded', 'irritation'],
    ['lonley', 'loneliness'],
    ['embarassed', 'embarrassment'],
    ['saaaaad', 'sadness'],
    ['sadd', 'sadness'],
    ['borred', 'boredom'],
  ])('misspelt feeling words: %s', (text, family) => expect(strongest(text)).toContain(family));

  test.each([
    ['not scared any more', ['courage', 'relief'], 'fear'],
    ["I don't feel loved", ['loneliness'], 'love'],
    ['not happy', ['sadness'], 'joy'],
    ['I am no longer angry', ['calm', 'relief'], 'anger'],
    ["I wouldn't say I'm happy", ['sadness'], 'joy'],
    ['anything but calm', ['anxiety'], 'calm'],
    ['I lost all hope', ['despair'], 'hope'],
    ['unloved', ['loneliness'], 'love'],
    ['I lost my fear of flying', ['courage'], 'anxiety'],
    ["I shouldn't feel jealous but I do", ['jealousy'], 'contentment'],
  ])('denied feelings: %s', (text, present, absent) => {
    expect(strongest(text)).toEqual(expect.arrayContaining(present));
    expect(families(text)[0]).not.toBe(absent);
  });

  test.each(['he should be in jail lol', 'they put the trailer on the wrong car park haha'])(
    'laughter, whatever is said before it: %s',
    (text) => expect(families(text)[0]).toBe('playfulness'),
  );

  test('where a denial ends', () => {
    expect(families("I'm not angry, just disappointed")[0]).toBe('disappointment');
    expect(families('not sad but tired')[0]).toBe('tiredness');
    expect(families('not not sad')[0]).toBe('sadness');
    expect(families("can't stop worrying")[0]).toBe('anxiety');
    expect(families('never been so happy')[0]).toBe('joy');
  });

  test.each([
    ['my dog was put down', 'grief', 'shame'],
    ['the vet put her to sleep this morning', 'grief', 'gratitude'],
    ['fired after twenty years', 'bitterness', 'gratitude'],
    ['I got fired today', 'anxiety', 'pride'],
    ['laid off two weeks before Christmas', 'anxiety', 'excitement'],
    ['I cheated', 'guilt', 'bitterness'],
    ['my best friend is moving to Australia', 'sadness', 'compassion'],
    ['my baby slept through the night', 'relief', 'apathy'],
    ['retired yesterday after forty years', 'freedom', 'shyness'],
    ['I stayed sober for a year', 'pride', 'regret'],
  ])('events told without a feeling word: %s', (text, present, absent) => {
    expect(families(text)[0]).toBe(present);
    expect(strongest(text)).not.toContain(absent);
  });

  test.each([
    'my brother did not call',
    'she did not write back',
    'he forgot to ring',
    'my son never visits',
    'nobody remembered my birthday',
    'mein Bruder hat nicht angerufen',
    "mon frère n'a pas appelé",
    'mi hermano no me llamó',
    'meu irmão não ligou',
    'mio fratello non ha chiamato',
    'mijn broer heeft niet gebeld',
  ])('that the visitor was forgotten, which is not their fault: %s', (text) => {
    expect(['disappointment', 'loneliness', 'sadness']).toContain(families(text)[0]);
    expect(strongest(text)).not.toContain('guilt');
  });

  test.each(["I didn't call my brother", 'ich habe meinen Bruder nicht angerufen'])(
    'that the visitor forgot somebody: %s',
    (text) => expect(families(text)[0]).toBe('guilt'),
  );

  test.each([
    ['the jealousy is gone', 'contentment', 'jealousy'],
    ['nervous? Not at all', 'calm', 'anxiety'],
    ['I thought I would be nervous and I was not', 'courage', 'anxiety'],
    ['happier than I have been in years', 'joy', 'envy'],
    ['lost all motivation', 'apathy', 'confusion'],
    ['I wish I could stop being afraid', 'fear', 'courage'],
    ['done being ashamed of my stutter', 'pride', 'shame'],
    ['neither happy nor sad', 'calm', 'joy'],
    ["I'm relieved that it's over", 'relief', 'anxiety'],
    ['sad that he has gone', 'sadness', 'joy'],
    ["I'm glad the exam is over", 'joy', 'sadness'],
    ['lonely, everyone is gone', 'loneliness', 'belonging'],
    ['I was anxious but it is over', 'relief', 'anxiety'],
  ])('feelings that are denied afterwards, lost or wished away: %s', (text, present, absent) => {
    expect(strongest(text)).toContain(present);
    expect(families(text)[0]).not.toBe(absent);
  });

  test.each([
    ['weirdly calm before the exam', 'calm'],
    ['cant wiat for saturday', 'anticipation'],
    ['feling realy nervous', 'anxiety'],
    ['não consigo parar de me preocupar', 'anxiety'],
    ['nunca fui tão amado', 'love'],
  ])('feelings with adverbs, typos around them, or phrases such as “cannot stop”: %s', (text, family) =>
    expect(strongest(text)).toContain(family),
  );

  test.each(['recieved a parcel', 'finally recieved my diploma', 'recieved', 'jelous of my frend'])(
    'typos in words that name no feeling: %s',
    (text) => {
      const terms = read(text).evidence.map(({ term }) => term);
      expect(terms).not.toContain('relieved');
      expect(terms).not.toContain('freed');
    },
  );

  test.each(['very very sad', 'SO SAD', 'slightly sad', 'a bit sad'])('any intensity: %s', (text) =>
    expect(families(text)[0]).toBe('sadness'),
  );

  test.each([
    ['angry at myself', ['anger', 'shame', 'regret']],
    ['happy and sad at once', ['joy', 'sadness']],
    ['nervous and excited', ['anticipation', 'anxiety']],
  ])('two feelings at once: %s', (text, present) =>
    expect(families(text)).toEqual(expect.arrayContaining(present)),
  );

  test.each([
    ['they laughed at me', 'shame', 'guilt'],
    ['my best friend lied to me', 'bitterness', 'guilt'],
    ['I lied to my best friend', 'guilt', 'bitterness'],
    ['he never apologised', 'bitterness', 'relief'],
    ['nobody helped me', 'loneliness', 'gratitude'],
    ['she helped me', 'gratitude', 'guilt'],
    ['my sister is sad', 'compassion', 'joy'],
    ['he hates me', 'sadness', 'hatred'],
    ['my boss is furious with me', 'anxiety', 'anger'],
    ['I am an idiot', 'shame', 'contempt'],
    ['I was so stupid', 'shame', 'contempt'],
    ['he was so stupid', 'contempt', 'shame'],
    ["I'm going to kill him", 'anger', 'grief'],
  ])('who did what to whom: %s', (text, present, absent) => {
    expect(strongest(text)).toContain(present);
    expect(strongest(text)).not.toContain(absent);
  });

  test.each([
    ['my dad passed away', 'grief'],
    ['nobody came to my birthday', 'loneliness'],
    ['I got promoted', 'pride'],
    ['finally finished my exams', 'relief'],
    ['so many stars', 'awe'],
    ['dancing with my eyes closed', 'love'],
    ["I've got the right hump with him", 'irritation'],
    ['mein Chef bringt mich um den Verstand', 'irritation'],
    ['ik ga dood van het lachen', 'playfulness'],
  ])('situations that name no feeling: %s', (text, family) => expect(strongest(text)).toContain(family));

  test.each([
    ['I wish I was brave', 'longing'],
    ['I used to be so happy', 'melancholy'],
    ['music used to give me goosebumps', 'melancholy'],
    ['I thought I would be nervous', 'relief'],
    ['I should be grateful, but I am not', 'guilt'],
  ])('feelings that are wished for or gone: %s', (text, family) => expect(strongest(text)).toContain(family));

  test.each([
    ['ich bin so traurig', 'sadness', 'German'],
    ['muede', 'tiredness', 'German'],
    ['no soy feliz', 'sadness', 'Spanish'],
    ['je suis en colère', 'anger', 'French'],
    ['ho paura del buio', 'fear', 'Italian'],
    ['estou com saudades', 'longing', 'Portuguese'],
    ['ik ben boos', 'anger', 'Dutch'],
  ])('other languages: %s', (text, family, language) => {
    const { target, language: detected } = read(text);
    expect(Object.keys(target.families).slice(0, 4)).toContain(family);
    expect(detected.typedIn).toContain(language);
  });

  test.each([
    ['emotion', 'en'],
    ['Emotion?', 'en'],
    ['émotion', 'fr'],
    ['une emotion', 'fr'],
  ])('a word that only an accent makes French: %s', (text, code) =>
    expect(read(text).language.code).toBe(code),
  );

  test.each([
    ['😭', 'sadness'],
    ['😡😡', 'anger'],
    ['💔', 'grief'],
    [':(', 'sadness'],
  ])('emoji and emoticons: %s', (text, family) => expect(strongest(text)).toContain(family));

  test.each([
    ['ishq', 'ʿIshq'],
    ['philotimo', 'Filótimo'],
    ['i have abhiman', 'Obhiman'],
    ['litost', 'Lítost'],
  ])('lexicon words in another spelling: %s', (text, name) => {
    expect(read(text).named?.name).toBe(name);
  });

  test.each(['saudade', 'Saudade', 'toska', 'тоска', 'I feel saudade tonight'])(
    'lexicon words: %s',
    (text) => {
      const { named, terms } = read(text);
      const name = named?.name;
      expect(['Saudade', 'Toska']).toContain(name);
      expect(terms.map((term) => term.name)).not.toContain(name);
      expect(read(text).intro).toContain(name);
    },
  );
});
