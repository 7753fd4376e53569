# What people call the bots, wherever they play. A bot at a table has one name: both languages write the same one.

bot-name-1 = Ада
bot-name-2 = Борис
bot-name-3 = Вера
bot-name-4 = Глеб
bot-name-5 = Дина
bot-name-6 = Егор
bot-name-7 = Жанна
bot-name-8 = Захар
level-random = наугад
level-novice = новичок
level-regular = любитель
level-expert = эксперт
