import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminPassword } from '../admin/admin-password.service.js';
import { QuestionEntity } from './question.entity.js';
import { QuestionsController } from './questions.controller.js';
import { QuestionsService } from './questions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([QuestionEntity])],
  controllers: [QuestionsController],
  providers: [AdminPassword, QuestionsService],
  exports: [QuestionsService],
})
export class QuestionsModule {}
