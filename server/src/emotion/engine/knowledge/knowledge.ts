import { indexNames, type NameIndex } from '../evidence/lexiconNames.js';
import { plainEmoji } from '../evidence/emoji.js';
import { readAbuseSigns, type AbuseSigns } from '../recognise/abuse.js';
import { readCrisisSigns, type CrisisSigns } from '../recognise/crisis.js';
import { readOtherBusiness, type OtherBusiness } from '../recognise/notAFeeling.js';
import type { Spelling } from '../text/spelling.js';
import { readAgency, type Agency } from './agency.js';
import { readBlends, type Blends } from './blends.js';
import { readText } from './dataFile.js';
import { readFamilies, type Families } from './families.js';
import { readLanguages, type Language } from './languages.js';
import { readLexicon, type Term } from './lexicon.js';
import { readIntensity, readNegations, type Intensity, type Negations } from './modifiers.js';
import type { Leanings } from './leanings.js';
import { readLeanings } from './readLeanings.js';
import { readSpelling } from './readSpelling.js';
import { buildVocabulary, readVocabularies, type Vocabulary } from './vocabularies.js';
import {
  entriesOf,
  parseLines,
  parseVocabulary,
  type Entry,
  type Line,
  type ReadLines,
} from './vocabulary.js';

export interface Knowledge {
  readonly families: Families;
  readonly spelling: Spelling;
  readonly lexicon: readonly Term[];
  readonly names: NameIndex;
  readonly languages: readonly Language[];
  readonly vocabularies: ReadonlyMap<string, Vocabulary>;
  /** Words that speak of a feeling only where they are said of oneself. */
  readonly alone: Vocabulary;
  /** Things and times that a feeling clings to, heard where they are all that was typed. */
  readonly cues: ReadonlyMap<string, Entry>;
  /** What the words of all tellings lean to. */
  readonly leanings: () => Leanings;
  readonly emoji: ReadonlyMap<string, Entry>;
  readonly ordinary: ReadonlyMap<string, number>;
  readonly agency: Agency;
  readonly negations: Negations;
  readonly intensity: Intensity;
  readonly blends: Blends;
  readonly crisis: CrisisSigns;
  readonly abuse: AbuseSigns;
  readonly otherBusiness: OtherBusiness;
}

function readEmoji(families: Families): Map<string, Entry> {
  const entries = parseVocabulary(readText('emoji.tsv'), families, 'emoji.tsv');
  return new Map(entries.map((entry) => [plainEmoji(entry.term), entry]));
}

function readOrdinaryWords(): Map<string, number> {
  const words = readText('common-words.txt').split('\n').filter(Boolean);
  return new Map(words.map((word, rank) => [word, rank]));
}

/** A file that is learnt from later is not taken apart again. */
function onceEach(readFile: ReadLines): ReadLines {
  const known = new Map<string, readonly Line[]>();
  return (file) => {
    const lines = known.get(file) ?? readFile(file);
    known.set(file, lines);
    return lines;
  };
}

/** Everything the Explorer knows, read once. */
export function loadKnowledge(): Knowledge {
  const families = readFamilies();
  const spelling = readSpelling();
  const lexicon = readLexicon();
  const readLines = onceEach((file) => parseLines(readText(file), families, file));
  const read = (file: string): Entry[] => entriesOf(readLines(file));
  return {
    families,
    spelling,
    lexicon,
    names: indexNames(lexicon),
    languages: readLanguages(),
    vocabularies: readVocabularies(readLines, spelling),
    alone: buildVocabulary([{ source: 'word', entries: read('alone.tsv') }], 'en', spelling),
    cues: new Map(read('cues.tsv').map((entry) => [entry.term, entry])),
    leanings: readLeanings(readLines, families, spelling),
    emoji: readEmoji(families),
    ordinary: readOrdinaryWords(),
    agency: readAgency(families, spelling),
    negations: readNegations(families, spelling),
    intensity: readIntensity(spelling),
    blends: readBlends(families, spelling),
    crisis: readCrisisSigns(spelling),
    abuse: readAbuseSigns(spelling),
    otherBusiness: readOtherBusiness(spelling),
  };
}
