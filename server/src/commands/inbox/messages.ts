import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { LessThan } from 'typeorm';
import { OwnerError } from '../../config/owner-error.js';
import { requireWritableFolder } from '../../files/writable-folder.js';
import { renameToNew, writeWhole } from '../../files/write-whole.js';
import { MessageEntity } from '../../messages/message.entity.js';
import { type Action, find } from './action.js';
import { minuteOf, printable, printableJson, printableLine, summary } from './print.js';

type MessageAction = Action<MessageEntity>;

const from = ({ name, email }: MessageEntity) =>
  printableLine([name ?? 'no name', email ?? 'no e-mail'].join(', '));
const dayMs = 86_400_000;

const listing =
  (suspectedSpam: boolean): MessageAction =>
  async (messages, _args, print) => {
    const found = await messages.find({ where: { suspectedSpam }, order: { id: 'DESC' } });
    if (found.length === 0) print(suspectedSpam ? 'No suspected spam.' : 'No messages.');
    for (const message of found)
      print(`${message.id}  ${minuteOf(message.createdAt)}  ${from(message)}: ${summary(message.message)}`);
  };

const actions: Record<string, MessageAction> = {
  list: listing(false),
  spam: listing(true),

  async show(messages, args, print) {
    const message = await find(messages, args);
    print(`Message ${message.id}, ${minuteOf(message.createdAt)} UTC, from ${from(message)}`);
    if (message.suspectedSpam) print(`Suspected spam. If it is none: npm run inbox -- keep ${message.id}`);
    print(`\n${printable(message.message)}`);
  },

  async keep(messages, args, print) {
    const { id } = await find(messages, args);
    await messages.update({ id }, { suspectedSpam: false });
    print(`Message ${id} is among the others now.`);
  },

  async export(messages, args, print) {
    const select = { id: true, createdAt: true, name: true, email: true, message: true, suspectedSpam: true };
    const rows = await messages.find({ select, order: { id: 'ASC' } });
    const json = printableJson(rows);
    if (args.length === 0) return print(json);
    // A file name with spaces may be typed without quotation marks.
    const file = resolve(args.join(' '));
    if (existsSync(file)) throw new OwnerError(`${file} exists already: choose another name.`);
    requireWritableFolder(dirname(file));
    writeWhole(file, `${json}\n`, renameToNew);
    print(`Messages: ${rows.length}. They are in ${file}`);
  },

  async delete(messages, args, print) {
    const { id } = await find(messages, args);
    await messages.delete({ id });
    print(`Message ${id} is deleted.`);
  },

  async purge(messages, args, print) {
    const days = args.join(' ');
    if (!/^[1-9]\d{0,4}$/.test(days)) throw new OwnerError('Usage: npm run inbox -- purge DAYS');
    const before = new Date(Date.now() - Number(days) * dayMs).toISOString();
    const { affected } = await messages.delete({ createdAt: LessThan(before) });
    print(`Deleted messages: ${affected ?? 0}.`);
  },
};

/** Subcommands for messages, by name. In a `Map`, because an object would also find names such as `constructor`. */
export const messageActions = new Map(Object.entries(actions));
