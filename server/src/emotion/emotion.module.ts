import { Module } from '@nestjs/common';
import { EmotionController } from './emotion.controller.js';
import { EmotionService } from './emotion.service.js';

@Module({ controllers: [EmotionController], providers: [EmotionService] })
export class EmotionModule {}
