import {
  paths,
  type EmotionRequest,
  type EmotionResponse,
  type NewAnswer,
  type NewMessage,
  type NewQuestion,
  type Question,
} from '@line-of-dance/server/contract';

/** Why a call failed: refused contents, too many calls, or no answer. */
export type Failure = 'refused' | 'limited' | 'unavailable';

class ServerError extends Error {
  constructor(readonly status: number) {
    super('Server error');
  }
}

/**
 * Returns why a call failed. Errors other than `ServerError` come from the browser, for instance without a connection.
 */
const failureIn = (error: unknown): Failure => {
  if (!(error instanceof ServerError) || error.status >= 500) return 'unavailable';
  return error.status === 429 ? 'limited' : 'refused';
};

/** Runs an action that calls the server. Logs its error, and resolves to the failure, or to undefined on success. */
export const failureOf = async (action: () => Promise<unknown>): Promise<Failure | undefined> => {
  try {
    await action();
    return undefined;
  } catch (error) {
    console.error(error);
    return failureIn(error);
  }
};

const call = async (path: string, body?: unknown): Promise<Response> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
  if (!response.ok) throw new ServerError(response.status);
  return response;
};

interface QuestionQuery {
  limit: number;
  before?: number | undefined;
  /** True for answered questions only, false for unanswered ones only, undefined for all. */
  answered?: boolean | undefined;
}

export interface QuestionPage {
  questions: Question[];
  /** Number of all questions that match the query. */
  total: number | undefined;
}

export const fetchQuestions = async (query: QuestionQuery): Promise<QuestionPage> => {
  const named = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
  const response = await call(`${paths.questions}?${search.toString()}`);
  const total = response.headers.get('x-total-count');
  return {
    questions: (await response.json()) as Question[],
    total: total === null ? undefined : Number(total),
  };
};

/**
 * Sends a question or an answer. Resolves to the stored question, or to undefined if the server has stored it but the
 * response cannot be read.
 */
const submit = async (path: string, body: NewQuestion | NewAnswer): Promise<Question | undefined> => {
  const response = await call(path, body);
  const stored = (await response.json().catch(() => null)) as Partial<Question> | null;
  return stored?.id && stored.question ? (stored as Question) : undefined;
};

export const submitQuestion = (question: NewQuestion) => submit(paths.questions, question);

export const submitAnswer = (answer: NewAnswer) => submit(paths.answer, answer);

export const sendMessage = (message: NewMessage) => call(paths.messages, message);

/** True if a response is an answer of the explorer. A response with status 200 may also come from a proxy. */
const isAnswer = (answer: Partial<EmotionResponse> | null): answer is EmotionResponse =>
  typeof answer?.intro === 'string' &&
  Array.isArray(answer.emotions) &&
  answer.emotions.every((term: EmotionResponse['emotions'][number] | null) =>
    [term?.name, term?.language, term?.meaning, term?.culturalContext].every(
      (field) => typeof field === 'string',
    ),
  );

export const exploreEmotion = async (request: EmotionRequest): Promise<EmotionResponse> => {
  const answer = (await (await call(paths.emotion, request)).json()) as Partial<EmotionResponse> | null;
  if (!isAnswer(answer)) throw new Error('The answer has another form.');
  return answer;
};
