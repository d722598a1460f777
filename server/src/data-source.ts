import type { DataSource } from 'typeorm';
import type { Config } from './config/config.js';
import { openDataSource } from './database/open-data-source.js';
import { MessageEntity } from './messages/message.entity.js';
import { QuestionEntity } from './questions/question.entity.js';

/** Everything that is stored. */
export const entities = [QuestionEntity, MessageEntity];

/** The database of the configuration, open and up to date. */
export const openDatabase = (config: Config): Promise<DataSource> => openDataSource(config, entities);
