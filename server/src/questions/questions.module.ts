import { Module } from '@nestjs/common';
import { QuestionList } from './question-list.js';
import { QuestionsController } from './questions.controller.js';
import { QuestionsService } from './questions.service.js';

@Module({ controllers: [QuestionsController], providers: [QuestionList, QuestionsService] })
export class QuestionsModule {}
