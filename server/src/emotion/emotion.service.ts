import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { EmotionResponse } from '../contract.js';
import type { ModelReader } from './reader/modelReader.js';

@Injectable()
export class EmotionService {
  #reader: ModelReader | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Loads the engine and its data, so that the first answer does not wait a second for them. */
  async prepare(): Promise<void> {
    const [{ prepare }] = await Promise.all([import('./engine/engine.js'), this.reader()]);
    prepare();
  }

  async explore(text: string): Promise<EmotionResponse> {
    return (await this.reader()).answer(text);
  }

  /** Returns the `ModelReader`. Imported on first use, because loading the engine's data takes half a second. */
  private async reader(): Promise<ModelReader> {
    const { ModelReader } = await import('./reader/modelReader.js');
    return (this.#reader ??= new ModelReader(this.config.emotionModel));
  }
}
