import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { paths } from '../contract.js';
import { type DatabaseHealth, DatabaseStatus } from '../database/database-status.js';

export interface Health {
  /** The process answers. */
  live: true;
  /** It can read and write, so it may be given visitors. */
  ready: boolean;
  database: DatabaseHealth;
}

@Controller(paths.health)
export class HealthController {
  constructor(private readonly status: DatabaseStatus) {}

  /** 200 while pages and questions can be read, 503 once they cannot. */
  @Get()
  async all(@Res() reply: FastifyReply): Promise<void> {
    const health = await this.measure();
    void reply.code(health.database === 'down' ? 503 : 200).send(health);
  }

  @Get('live')
  live(): Pick<Health, 'live'> {
    return { live: true };
  }

  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const health = await this.measure();
    void reply.code(health.ready ? 200 : 503).send(health);
  }

  private async measure(): Promise<Health> {
    const database = await this.status.measure();
    return { live: true, ready: database === 'ok', database };
  }
}
