import { Module } from '@nestjs/common';
import { QuestionsModule } from '../questions/questions.module.js';
import { QuestionsPageController } from './questions-page.controller.js';
import { QuestionsPage } from './questions-page.js';

/** Ask Me Anything as the server sends it, with what only the server knows. */
@Module({
  imports: [QuestionsModule],
  controllers: [QuestionsPageController],
  providers: [QuestionsPage],
})
export class QuestionsPageModule {}
