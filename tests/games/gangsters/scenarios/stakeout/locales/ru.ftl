# Слежка
stakeout-watched = { $secrets ->
    [one] В подъезде замечена { $secrets } тайна.
    [few] В подъезде замечены { $secrets } тайны.
   *[many] В подъезде замечено { $secrets } тайн.
}
stakeout-wiped = Косяк протёрт: отпечатка больше нет.
stakeout-status = { $nights ->
    [one] Тайны: { $seen }, осталась { $nights } ночь.
    [few] Тайны: { $seen }, осталось { $nights } ночи.
   *[many] Тайны: { $seen }, осталось { $nights } ночей.
}
stakeout-print = На косяке отпечаток.
