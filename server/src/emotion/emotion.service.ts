import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { EmotionResponse } from '../contract.js';
import { engineOfProcess } from './engine/engine.js';
import { ModelReader } from './reader/modelReader.js';

@Injectable()
export class EmotionService {
  #reader: ModelReader | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Loads everything that would otherwise delay the first answer, by about a second. */
  prepare(): void {
    engineOfProcess().prepare();
  }

  /** Returns the language model's answer if a model is configured and reachable, else the engine's. */
  async explore(text: string): Promise<EmotionResponse> {
    const own = engineOfProcess();
    this.#reader ??= new ModelReader(own, this.config.emotionModel);
    const reading = own.read(text);
    return (await this.#reader.answer(reading)) ?? own.answerTo(reading);
  }
}
