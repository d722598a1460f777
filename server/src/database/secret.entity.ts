import { Column, type DataSource, Entity, PrimaryColumn } from 'typeorm';

/** What the servers on one database share and nobody else may know. */
@Entity('secret')
export class SecretEntity {
  @PrimaryColumn('varchar', { length: 40 })
  name!: string;

  @Column('text')
  value!: string;
}

/** Stores a value unless there is one; returns the stored one. Of several servers that start at once, the first wins. */
export async function storeOnce(dataSource: DataSource, name: string, value: string): Promise<string> {
  const secrets = dataSource.getRepository(SecretEntity);
  await secrets.createQueryBuilder().insert().values({ name, value }).orIgnore().execute();
  return (await secrets.findOneByOrFail({ name })).value;
}
