import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { EmotionResponse } from '../contract.js';
import type { ModelReader } from './reader/modelReader.js';

@Injectable()
export class EmotionService {
  #reader: Promise<ModelReader> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Loads everything that would otherwise delay the first answer, by about a second. */
  async prepare(): Promise<void> {
    const { prepare } = await import('./engine/engine.js');
    prepare();
  }

  async explore(text: string): Promise<EmotionResponse> {
    // Imported when it is needed: the data of the engine takes half a second.
    this.#reader ??= import('./reader/modelReader.js').then(
      ({ ModelReader }) => new ModelReader(this.config.emotionModel),
    );
    return (await this.#reader).answer(text);
  }
}
