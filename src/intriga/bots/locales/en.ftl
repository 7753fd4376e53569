# What people call the bots, wherever they play. A bot at a table has one name: both languages write the same one.

bot-name-1 = Ada
bot-name-2 = Boris
bot-name-3 = Vera
bot-name-4 = Gleb
bot-name-5 = Dina
bot-name-6 = Yegor
bot-name-7 = Zhanna
bot-name-8 = Zakhar
level-random = random
level-novice = novice
level-regular = regular
level-expert = expert
