import {
  paths,
  type EmotionRequest,
  type EmotionResponse,
  type NewAnswer,
  type NewMessage,
  type NewQuestion,
  type Question,
} from '@line-of-dance/server/contract';

/** Throws for any answer that is not a success: the pages say the same sentence whatever the reason. */
const call = async (path: string, body?: unknown): Promise<Response> => {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, init);
  if (!response.ok) throw new Error('Server error');
  return response;
};

export const fetchQuestions = async (): Promise<Question[]> =>
  (await call(paths.questions)).json() as Promise<Question[]>;

export const submitQuestion = async (question: NewQuestion): Promise<void> =>
  void (await call(paths.questions, question));

export const submitAnswer = async (answer: NewAnswer): Promise<void> =>
  void (await call(paths.answer, answer));

export const sendMessage = async (message: NewMessage): Promise<void> =>
  void (await call(paths.messages, message));

export const exploreEmotion = async (request: EmotionRequest): Promise<EmotionResponse> =>
  (await call(paths.emotion, request)).json() as Promise<EmotionResponse>;
