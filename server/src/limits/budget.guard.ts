import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type BudgetName, Budgets } from './budgets.js';

/** The budget that a call is paid from, besides the one for all requests. */
export const Budget = Reflector.createDecorator<BudgetName>();

/** Counts before anything is read or hashed. Static files never come this way. */
@Injectable()
export class BudgetGuard implements CanActivate {
  constructor(
    private readonly budgets: Budgets,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.budgets.spend('requests', ip);
    const own = this.reflector.get(Budget, context.getHandler());
    if (own) await this.budgets.spend(own, ip);
    return true;
  }
}
