import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { EmotionController } from './emotion.controller.js';
import { EmotionService } from './emotion.service.js';
import { Engine } from './engine/engine.js';
import { ModelReader } from './reader/modelReader.js';

let engine: Engine | undefined;

/** One engine per process: it takes half a second to create and never changes, and tests start many servers. */
const engineOfProcess = (): Engine => (engine ??= new Engine());

@Module({
  controllers: [EmotionController],
  providers: [
    EmotionService,
    { provide: Engine, useFactory: engineOfProcess },
    {
      provide: ModelReader,
      useFactory: (engine: Engine, config: Config) => new ModelReader(engine, config.emotionModel),
      inject: [Engine, CONFIG],
    },
  ],
})
export class EmotionModule {}
