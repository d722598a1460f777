import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('message')
export class MessageEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('text')
  message!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  /** Whether the honeypot was filled in. Such a message is kept, because a browser's autofill may have filled it in. */
  @Column('boolean', { name: 'suspected_spam', default: false })
  suspectedSpam!: boolean;

  @Index('message_fingerprint', { unique: true })
  @Column('varchar', { length: 64, nullable: true })
  fingerprint!: string | null;

  @Column('varchar', { name: 'created_at', length: 24 })
  createdAt!: string;
}
